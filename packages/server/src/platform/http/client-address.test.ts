import { expect, it } from 'vitest'
import { clientAddress, networkOf } from './client-address.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
])('%s is counted as %s (SEC-3)', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each(['', 'unknown', 'x'.repeat(100_000), '192.0.2.7, 192.0.2.8', "'; drop table users"])(
  'a header without an address is ignored, and the address of the connection counts (SEC-3)',
  (ip) => {
    expect(clientAddress({ ip, socket: { remoteAddress: '192.0.2.1' } as never })).toBe('192.0.2.1')
  },
)

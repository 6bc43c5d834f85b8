import { expect, it } from 'vitest'
import { isOwnAddress } from './own-address.ts'

it.each(['/', '/organization?page=2', '/people/1/INFORMATION#a', '/file/a.pdf'])(
  '%s is an address of the app',
  (address) => expect(isOwnAddress(address)).toBe(true),
)

it.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
  '',
  undefined,
  7,
])('%s leads away from the app', (address) => expect(isOwnAddress(address)).toBe(false))

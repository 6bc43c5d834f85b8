// Loaded before the server: the test that started it may send an instant, from which the server's clock goes on.
const RealDate = globalThis.Date
let movedMs = 0

const realMs = () => new RealDate().getTime()

globalThis.Date = new Proxy(RealDate, {
  construct: (target, values: [], newTarget) =>
    values.length === 0
      ? Reflect.construct(target, [realMs() + movedMs], newTarget)
      : Reflect.construct(target, values, newTarget),
  get: (target, name) => (name === 'now' ? () => realMs() + movedMs : Reflect.get(target, name)),
})

process.on('message', ({ clock }: { clock: string }) => {
  movedMs = RealDate.parse(clock) - realMs()
  process.send?.('moved')
})
// Only the test's own messages keep the channel in use: it must not keep the server running.
process.channel?.unref()

/**
 * Moves the clock by so many milliseconds: where a process begins (`node --require`), and in every context that jest makes. Time
 * goes on from there, and is the same in every process of a run.
 */
const offset = Number(process.env.FULLCOURT_CLOCK_OFFSET ?? 0)
const isMoved = Symbol.for('fullcourt.moved-clock')
const RealDate = globalThis.Date

if (offset !== 0 && RealDate[isMoved] !== true) {
  const realNow = RealDate.now
  const now = () => realNow() + offset
  const MovedDate = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given, called) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, called === MovedDate ? target : called),
  })
  Object.assign(RealDate, { now, [isMoved]: true })
  RealDate.prototype.constructor = MovedDate
  globalThis.Date = MovedDate
}

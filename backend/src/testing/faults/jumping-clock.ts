import { readFileSync } from 'node:fs'

/**
 * Loaded into a process before the product (`node --require`): its clock is wrong by as many milliseconds as the file says that
 * `FAULTS_CLOCK` names, from the start and whenever the process gets SIGUSR2.
 */
const file = process.env['FAULTS_CLOCK'] ?? ''
const RealDate = globalThis.Date
const realNow = RealDate.now
let offset = 0

const read = (): void => {
  offset = Number(readFileSync(file, 'utf8'))
}
const now = (): number => realNow() + offset

const MovedDate: DateConstructor = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, given: unknown[], called) =>
    Reflect.construct(target, given.length === 0 ? [now()] : given, called === MovedDate ? target : called) as object,
})

read()
process.on('SIGUSR2', read)
Object.assign(RealDate, { now })
RealDate.prototype.constructor = MovedDate
globalThis.Date = MovedDate

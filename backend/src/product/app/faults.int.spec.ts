import { endProducts } from '../../testing/product-process'
import { round } from '../../testing/faults/round'
import { SETUPS } from '../../testing/faults/setups'

jest.setTimeout(300_000)

afterAll(endProducts)

/** The same in every run, as far as a machine allows. More of them, and those on the engines: `npm run bench -- faults`. */
const ROUNDS = [{ name: 'embedded', seed: 75, faults: ['kill', 'full-disk', 'clock'] }]

describe.each(ROUNDS)('While everybody works on a league, on the set-up $name', ({ name, seed, faults }) => {
  const setup = SETUPS.find(one => one.name === name)
  const missing = setup?.missing()
  if (missing !== undefined) process.stdout.write(`Skipped: faults on the set-up ${name}, as ${missing}.\n`)
  const test = missing === undefined ? it : it.skip

  test(`nothing that was answered is lost or there twice, and all documents are right, through ${faults.join(', ')}`, async () => {
    const opened = await setup!.open()
    const { installation, base } = await opened.install()
    const happened: string[] = []
    const say = (line: string) => void happened.push(line)
    const outcome = await round(installation, base, { seed, faults: faults.length, say })
    expect([outcome.faults, happened.length]).toEqual([[], faults.length])
    expect(outcome.changes).toBeGreaterThan(0)
    await installation.remove()
    await opened.close()
  })
})

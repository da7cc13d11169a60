import { chooseEngine, type Engine } from './engine'

/** Tests over a server that speaks MongoDB's protocol, which runs while they do; where there is none, a line says what is skipped. */
export const describeOnMongoDb = (title: string, tests: (engine: Pick<Engine, 'url'>) => void): void => {
  const choice = chooseEngine()
  if ('skippedBecause' in choice) {
    process.stdout.write(`Skipped: ${title}, as ${choice.skippedBecause}.\n`)
    it.skip(title, () => undefined)
    return
  }
  describe(title, () => {
    let engine: Engine
    beforeAll(async () => {
      engine = await choice.start()
    })
    tests({
      get url() {
        return engine.url
      },
    })
    // After what the tests themselves leave behind is taken away: these hooks run in their order.
    afterAll(() => engine.stop())
  })
}

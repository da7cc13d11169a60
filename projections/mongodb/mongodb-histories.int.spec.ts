import { generatedHistoriesContract } from '../history-generator/generated-histories.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { chooseEngine, type Engine } from './testing/engine'

/** Few, because each takes the engine some seconds; each run generates others. */
const RUNS = 3

const choice = chooseEngine()

if ('skippedBecause' in choice) {
  process.stdout.write(
    `Skipped: Over the MongoDB read store, all documents and lists are those of a rebuild: ${choice.skippedBecause}.\n`,
  )
  it.skip('Over the MongoDB read store, all documents and lists are those of a rebuild', () => undefined)
} else {
  let engine: Engine
  beforeAll(async () => (engine = await choice.start()))
  afterAll(() => engine.stop())

  generatedHistoriesContract('the MongoDB read store', () => documentsInMongoDb(engine.url)(), RUNS)
}

import { rebuildContract } from '../runner/rebuild.contract'
import { runnerContract } from '../runner/runner.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { chooseEngine, type Engine } from './testing/engine'

const choice = chooseEngine()

if ('skippedBecause' in choice) {
  process.stdout.write(`Skipped: The runner over the MongoDB read store: ${choice.skippedBecause}.\n`)
  it.skip('The runner over the MongoDB read store', () => undefined)
} else {
  let engine: Engine
  beforeAll(async () => (engine = await choice.start()))
  afterAll(() => engine.stop())

  runnerContract('the MongoDB read store', () => documentsInMongoDb(engine.url)())
  rebuildContract('the MongoDB read store', () => documentsInMongoDb(engine.url)())
}

import { chooseEngine, type Engine } from './testing/engine'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { readStoreContract } from '../read-store.contract'

const choice = chooseEngine()

if ('skippedBecause' in choice) {
  process.stderr.write(`The MongoDB read store was not tried: ${choice.skippedBecause}.\n`)
  it.skip('The MongoDB read store keeps the promises of the read store', () => undefined)
} else {
  let engine: Engine
  beforeAll(async () => (engine = await choice.start()))
  afterAll(() => engine.stop())

  readStoreContract('The MongoDB read store', () => documentsInMongoDb(engine.url)())
}

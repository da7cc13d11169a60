import { generatedHistoriesContract } from '../history-generator/generated-histories.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

/** Few, because each takes the engine some seconds; each run generates others. */
const RUNS = 3

describeOnMongoDb('Where documents are in MongoDB', engine =>
  generatedHistoriesContract('the MongoDB read store', () => documentsInMongoDb(engine.url)(), RUNS),
)

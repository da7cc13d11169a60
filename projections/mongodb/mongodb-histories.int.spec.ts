import { generatedHistoriesContract } from '../history-generator/generated-histories.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

/** Few, because each takes the engine some seconds; `npm run explore` tries others. */
const RUNS = process.env.FULLCOURT_SEED === undefined ? 2 : 4

describeOnMongoDb('Where documents are in MongoDB', engine =>
  generatedHistoriesContract('the MongoDB read store', () => documentsInMongoDb(engine.url)(), RUNS),
)

import { checkContract } from '../check/check.contract'
import { describeOnMongoDb } from './testing/describe-on-mongodb'
import { documentsInMongoDb } from './testing/documents-in-mongodb'

/** Few, because each takes the engine some seconds; `npm run explore` tries others. */
const RUNS = process.env.FULLCOURT_SEED === undefined ? 1 : 6

describeOnMongoDb('Where documents are in MongoDB', engine =>
  checkContract('MongoDB', () => documentsInMongoDb(engine.url)(), RUNS),
)

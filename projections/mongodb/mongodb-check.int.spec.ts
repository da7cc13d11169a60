import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { checkContract } from '../check/check.contract'
import { describeOnMongoDb } from './testing/describe-on-mongodb'
import { documentsInMongoDb } from './testing/documents-in-mongodb'

/** Few and short, because each takes the engine some seconds; `npm run explore` tries others, and longer ones. */
const EXTENT = EXPLORES ? { runs: 6, longest: Infinity } : { runs: 1, longest: 120 }

describeOnMongoDb('Where documents are in MongoDB', engine =>
  checkContract('MongoDB', () => documentsInMongoDb(engine.url)(), EXTENT),
)

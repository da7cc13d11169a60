import { rebuildContract } from '../runner/rebuild.contract'
import { runnerContract } from '../runner/runner.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

describeOnMongoDb('Where documents are in MongoDB', engine => {
  runnerContract('the MongoDB read store', () => documentsInMongoDb(engine.url)())
  rebuildContract('the MongoDB read store', () => documentsInMongoDb(engine.url)())
})

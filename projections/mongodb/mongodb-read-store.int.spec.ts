import { readStoreContract } from '../read-store.contract'
import { documentsInMongoDb } from './testing/documents-in-mongodb'
import { describeOnMongoDb } from './testing/describe-on-mongodb'

describeOnMongoDb('Where documents are in MongoDB', engine =>
  readStoreContract('The MongoDB read store', () => documentsInMongoDb(engine.url)()),
)

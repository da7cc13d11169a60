import { checkContract } from '../check/check.contract'
import { describeOnMongoDb } from './testing/describe-on-mongodb'
import { documentsInMongoDb } from './testing/documents-in-mongodb'

describeOnMongoDb('Where documents are in MongoDB', engine => checkContract('MongoDB', () => documentsInMongoDb(engine.url)()))

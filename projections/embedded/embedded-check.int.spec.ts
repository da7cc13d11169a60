import { checkContract } from '../check/check.contract'
import { documentsInFolder } from './testing/documents-in-folder'

checkContract('the embedded read store', documentsInFolder)

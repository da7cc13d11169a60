import { documentsInFolder } from '../embedded/testing/documents-in-folder'
import { generatedHistoriesContract } from './generated-histories.contract'

generatedHistoriesContract('the embedded read store', documentsInFolder, 12)

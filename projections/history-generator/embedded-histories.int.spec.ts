import { documentsInFolder } from '../embedded/documents-in-folder'
import { generatedHistoriesContract } from './generated-histories.contract'

generatedHistoriesContract('the embedded read store', documentsInFolder, 12)

import { EXPLORES } from '@fullcourt/domain/testing/in-turn'
import { documentsInFolder } from '../embedded/testing/documents-in-folder'
import { generatedHistoriesContract } from './generated-histories.contract'

generatedHistoriesContract('the embedded read store', documentsInFolder, { runs: EXPLORES ? 12 : 5 })

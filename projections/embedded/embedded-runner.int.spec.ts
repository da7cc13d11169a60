import { documentsInFolder } from './testing/documents-in-folder'
import { rebuildContract } from '../runner/rebuild.contract'
import { runnerContract } from '../runner/runner.contract'

runnerContract('the embedded read store', documentsInFolder)
rebuildContract('the embedded read store', documentsInFolder)

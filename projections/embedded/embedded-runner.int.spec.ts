import { documentsInFolder } from './documents-in-folder'
import { runnerContract } from '../runner/runner.contract'

runnerContract('the embedded read store', documentsInFolder)

import { quantity } from '../../../ui/format/figures'
import { ProgressBar } from '../../parts/feedback/ProgressBar'
import { inKilobytes } from './league-files'

type Props = { files: readonly File[]; purpose: 'check' | 'import' }

const CHECK = { doing: 'checking', note: 'Each line is read and compared with what is there. Nothing is changed yet.' }
const IMPORT = { doing: 'reading', note: 'The import begins once every line was read. Leave this page open until then.' }

/** What goes on while files are sent and read on the server: how many they are and how large, as how far they are is not known. */
export const FilesOnTheWay = ({ files, purpose }: Props) => {
  const { doing, note } = purpose === 'check' ? CHECK : IMPORT
  const size = files.reduce((sum, file) => sum + file.size, 0)
  const what = `${quantity(files.length, 'file')}, ${inKilobytes(size)}`
  return <ProgressBar label={`Sending and ${doing} ${what}`} done={null} total={null} note={note} />
}

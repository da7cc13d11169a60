import { ordinal } from '../../ui/format/figures'
import type { TeamPlace } from '../standings/tables'

/** `5–3, 2nd of 6 in Monday Night.` */
export const placeInWords = ({ league, row, of }: TeamPlace) =>
  `${row.wins}–${row.losses}, ${ordinal(row.rank)} of ${of} in ${league}.`

import { ordinal } from '../../ui/format/figures'
import { recordText } from '../../ui/format/record'
import type { TeamPlace } from '../standings/tables'

/** `5–3, 2nd of 6 in Monday Night.`; before its first game a team has no place. */
export const placeInWords = ({ league, row, of }: TeamPlace) =>
  row.wins + row.losses + row.ties === 0
    ? `No games yet in ${league}.`
    : `${recordText(row)}, ${ordinal(row.rank)} of ${of} in ${league}.`

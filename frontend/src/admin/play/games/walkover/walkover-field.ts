import type { Side } from '@fullcourt/domain/games/events'
import { none } from '../../../../ui/format/figures'
import type { RecordField } from '../../../parts/editing/record-fields'
import { fieldText } from '../../../parts/forms/fields'

/** The names of both teams of a game. */
export type SideNames = Readonly<Record<Side, string>>

const sideNamed = (name: string | null): Side | null => (name === 'home' || name === 'away' ? name : null)

/** The side that wins without a game, in a form; null for a game that is played. */
export const walkoverField = (names: SideNames): RecordField<Side | null> => ({
  label: 'Walk-over',
  entered: (form, name) => sideNamed(fieldText(form, name)),
  shown: side => (side ? names[side] : none),
})

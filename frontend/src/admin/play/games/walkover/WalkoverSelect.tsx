import type { Side } from '@fullcourt/domain/games/events'
import { SelectField } from '../../../parts/forms/choice-fields'
import type { SideNames } from './walkover-field'

type Props = {
  winner: Side | null
  names: SideNames
  /** The order in which the sides are offered. */
  sides: readonly Side[]
}

/** Chooses who wins without a game. */
export const WalkoverSelect = ({ winner, names, sides }: Props) => (
  <SelectField
    name="walkover_winner"
    label="Walk-over"
    description="The team that wins because the other one does not play."
    defaultValue={winner ?? ''}
    data={[{ value: '', label: 'None' }, ...sides.map(side => ({ value: side, label: names[side] }))]}
  />
)

import { merged, unmerged } from '@fullcourt/domain/players/merging/merging.examples'
import { specification } from '../testing/specification'
import { playerMerges, type PlayerMerges } from './merges'

const given = specification<PlayerMerges>(playerMerges)

const [ANA, BEN, CY] = [31, 32, 33]
const at = { mergedAt: '2025-06-30T21:33:09.401Z', by: 2 }

it('Merged players are listed with whom they were merged into, when and by whom, in the order of the merges', () =>
  given(merged(CY, ANA), merged(BEN, ANA)).then('1', {
    merged: [
      { duplicate: CY, master: ANA, ...at },
      { duplicate: BEN, master: ANA, ...at },
    ],
  }))

it('One whose merge was undone is listed no more, the others stay', () =>
  given(merged(BEN, ANA), merged(ANA, CY), unmerged(BEN, ANA)).then('1', {
    merged: [{ duplicate: ANA, master: CY, ...at }],
  }))

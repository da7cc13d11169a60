import type { Branding } from '../branding/state'
import type { TeamId } from '../ids/kinds'
import { digestOf, keyOf, type Digest, type DigestedRow, type UnitDigests } from './figures'
import type { Remembered } from './remembered'
import { verdictOf } from './verdict'

/** Colours and abbreviation that an import chooses for a team; empty where there is nothing to do. */
export type BrandingPlan = Remembered & { readonly chooses: Partial<Branding> }

export type BrandedTeam = {
  readonly team: TeamId
  /** What a report calls it: `Team #12 (ohana)`. */
  readonly label: string
  readonly before: UnitDigests
  /** What the files say; a field that they do not name stays as it is. */
  readonly wanted: Partial<Branding>
  readonly now: Branding
}

const FIELDS = ['colours', 'abbreviation'] as const

const CHANGED_HERE = {
  colours: 'the colours were changed here and stay.',
  abbreviation: 'the abbreviation was changed here and stays.',
} as const

const valueOf = (value: Branding[keyof Branding]) => (value?.length ? value : null)

/** Chooses what the files say of a team's colours and abbreviation, or leaves what staff chose. */
export const planBranding = (digest: Digest, { team, label, before, wanted, now }: BrandedTeam): BrandingPlan => {
  const unit = `team/${team}` as const
  const chooses: { -readonly [Field in keyof Branding]?: Branding[Field] } = {}
  const rows: DigestedRow[] = []
  const reports: string[] = []
  for (const field of FIELDS) {
    const value = wanted[field]
    if (value === undefined) continue
    const is = digestOf(digest, valueOf(value))
    const verdict = verdictOf({ last: before.get(field), now: digestOf(digest, valueOf(now[field])), wanted: is })
    if (verdict === 'changed-here') reports.push(`${label}: ${CHANGED_HERE[field]}`)
    if (verdict === 'carry') Object.assign(chooses, { [field]: value })
    if (verdict === 'carry' || verdict === 'record') rows.push([keyOf(unit, field), is])
  }
  return { chooses, rows, reports }
}

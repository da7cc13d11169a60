import { playerMerges } from '../players/merges'
import { playerCard } from '../players/player'
import { byId, factsOf, holdsAllAlong, saidLast } from './at-the-end'

/** Players and who is who among them, computed anew of all the facts about each. */

it('A player is what was last said of each detail and value, until deleted or erased', () =>
  holdsAllAlong(playerCard, (documents, facts) => {
    const players = factsOf(facts, 'PlayerAdded').map(({ data: { player: id, organization } }) => {
      const about = facts.filter(({ data }) => 'player' in data && data.player === id)
      const said = factsOf(about, 'PlayerAdded', 'PlayerChanged', 'PlayerRestored')
      const values = factsOf(about, 'AttributeValueSet')
      const valued = Object.entries(saidLast(values.map(({ data: { attribute, is } }) => ({ [attribute]: is }))))
      const last = factsOf(about, 'PlayerAdded', 'PlayerDeleted', 'PlayerRestored', 'PersonErased').at(-1)
      return {
        id,
        organization,
        details: saidLast(said.map(fact => (fact.type === 'PlayerChanged' ? fact.data.is : fact.data.details))),
        values: Object.fromEntries(valued.filter(([, value]) => value !== null)),
        revision: Math.max(...[...said, ...values].map(({ revision }) => revision)),
        status: last?.type === 'PlayerAdded' || last?.type === 'PlayerRestored' ? 'active' : 'deleted',
        ...(last?.type === 'PersonErased' ? { erased: true } : {}),
      }
    })
    expect(documents).toEqual(byId(players))
  }))

it('Merged players stand in the order in which they were merged, with whom and when, until that is undone', () =>
  holdsAllAlong(playerMerges, (documents, facts) => {
    const said = factsOf(facts, 'PlayersMerged', 'PlayersUnmerged')
    const isLast = ({ data }: (typeof said)[number], at: number) =>
      !said.slice(at + 1).some(later => later.data.duplicate === data.duplicate)
    const organizations = [...new Set(said.map(({ data: { organization } }) => organization))]
    const expected = organizations.map(organization => {
      const merged = factsOf(said.filter(isLast), 'PlayersMerged')
        .filter(({ data }) => data.organization === organization)
        .map(({ data: { master, duplicate }, metadata }) => ({
          duplicate,
          master,
          mergedAt: metadata.time,
          by: metadata.actor,
        }))
      return [String(organization), { merged }] as const
    })
    expect(documents).toEqual(new Map(expected))
  }))

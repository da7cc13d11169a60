import { SCENARIO_HISTORY } from '@fullcourt/domain/scenarios/history'
import { actions } from '../history/actions'
import { history } from '../history/history'
import { readModels } from '../models/models'
import { scenarioCard } from '../scenarios/scenario'
import { holds } from './at-the-end'

const OWN = [scenarioCard.name, history.name, actions.name]

it('What is said of scenarios is in no document but their own and the history', () =>
  holds(scenarioCard, (_, { facts }) => {
    const said = facts.filter(({ type }) => type in SCENARIO_HISTORY)
    const others = readModels.filter(({ name }) => !OWN.includes(name))
    expect(said).not.toEqual([])
    expect(said.flatMap(fact => others.flatMap(model => model.documentIds(fact).map(id => `${model.name} ${id}`)))).toEqual([])
  }))

import { followedUp } from '../../../testing/followed-up'
import { thingOf } from '../../../testing/made-league'
import { openProduct, type Product } from '../../../testing/product'
import type { ErrorForm } from '../../../core/http/error-form'
import { switchBrackets } from '../../brackets/testing/made-bracket'
import { playing } from '../../brackets/testing/played-bracket'
import type { ActionPageAnswer } from '../audit/audit.answers'

let product: Product
beforeAll(async () => {
  product = await openProduct()
  await switchBrackets(product.as('org_owner'), product.organization.id, true)
})
afterAll(() => product.close())

const staff = () => product.as('staff')
const { bracketOf, matchupOf, playedToFinal, score } = playing(staff)

const newest = async (): Promise<string> => thingOf<ActionPageAnswer>(await staff().get('/api/history')).actions[0]?.id ?? ''

const undo = async (id: string, body: object = {}) => {
  const answer = await staff().post(`/api/history/actions/${id}/undo`, body)
  await followedUp(product.application)
  return answer
}

it('A corrected result of a bracket is undone: later games have their figures again, and the undo of that asks first', async () => {
  const { bracket, semifinal, final } = await playedToFinal([80, 79])
  thingOf<object>(await score(bracket, semifinal, [57, 58], { undoes: [final] }))
  await followedUp(product.application)
  expect((await matchupOf(bracket, 'r2-0')).game).toMatchObject({ score_home: null })
  expect((await undo(await newest())).status).toBe(200)
  expect((await matchupOf(bracket, 'r2-0')).game).toMatchObject({ score_home: 80, score_away: 79 })
  expect(await bracketOf(bracket)).toMatchObject({ champion: { seed: 1 } })

  const refused = await undo(await newest())
  expect(refused.status).toBe(409)
  expect((refused.body as ErrorForm).undoes?.map(({ game_id }) => game_id)).toEqual([final])
  expect((await undo(await newest(), { undoes: [final] })).status).toBe(200)
  expect((await matchupOf(bracket, 'r2-0')).game).toMatchObject({ score_home: null })
})

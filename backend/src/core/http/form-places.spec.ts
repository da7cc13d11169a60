import { FormPlaces, NoPlace } from './form-places'

let places: FormPlaces
beforeEach(() => {
  places = new FormPlaces({ bytesOfOne: 100, bytes: 250 })
})

/** Whether a form is being worked on by now. */
const begun = (name: string) => {
  const place = places.enter(name)
  const state = { ...place, isWorkedOn: false }
  void place.work().then(() => (state.isWorkedOn = true))
  return state
}
const settled = () => new Promise(resolve => setImmediate(resolve))
const because = (work: () => void): NoPlace['because'] | undefined => {
  try {
    work()
    return undefined
  } catch (error) {
    return (error as NoPlace).because
  }
}

it('Forms that are still coming hold no turn: others of the same organization are worked on', async () => {
  for (let n = 0; n < 50; n += 1) places.enter('riverside').hold(1)
  const whole = begun('riverside')
  await settled()
  expect(whole.isWorkedOn).toBe(true)
})

it('One form of an organization is worked on at a time, and those of others meanwhile', async () => {
  const [first, second, other] = [begun('riverside'), begun('riverside'), begun('hillside')]
  await settled()
  expect([first, second, other].map(({ isWorkedOn }) => isWorkedOn)).toEqual([true, false, true])
  first.leave()
  await settled()
  expect(second.isWorkedOn).toBe(true)
})

it('Four are worked on at once, of whomever', async () => {
  const forms = ['a', 'b', 'c', 'd', 'e'].map(begun)
  await settled()
  expect(forms.map(({ isWorkedOn }) => isWorkedOn)).toEqual([true, true, true, true, false])
  forms[1]?.leave()
  await settled()
  expect(forms[4]?.isWorkedOn).toBe(true)
})

it('What waits of one organization is bounded, and is its own fault', async () => {
  for (let n = 0; n < 9; n += 1) begun('riverside')
  await settled()
  const refused = places.enter('riverside')
  await expect(refused.work()).rejects.toMatchObject({ because: 'own' })
  await expect(places.enter('hillside').work()).resolves.toBeUndefined()
})

it('The bytes of an organization are bounded, and so are those of all', () => {
  const hold = (name: string, bytes: number) => because(() => places.enter(name).hold(bytes))
  expect([hold('a', 100), hold('a', 1), hold('b', 100), hold('c', 51), hold('c', 50)]).toEqual([
    undefined,
    'own',
    undefined,
    'all',
    undefined,
  ])
})

it('A form that leaves gives back what it held, and its turn, also where it was waiting', async () => {
  const [first, waiting, last] = [begun('a'), begun('a'), begun('a')]
  waiting.hold(100)
  waiting.leave()
  waiting.leave()
  expect(because(() => last.hold(100))).toBeUndefined()
  first.leave()
  await settled()
  expect(last.isWorkedOn).toBe(true)
})

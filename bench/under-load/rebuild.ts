import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask'

/** How far a rebuild of all documents is. */
export type Progress = { readonly phase: string; readonly done: number; readonly target: number }

type Admin = { readonly url: string; readonly cookie: string }
type Projection = { readonly building: Progress | null; readonly ended: Progress | null }

const LOOK_EVERY = 200
/** How often in a row nobody may answer: a machine that does much else takes longer than a connection is waited for. */
const MOST_UNANSWERED = 6

export const beginRebuild = async ({ url, cookie }: Admin): Promise<void> => {
  const answer = await fetch(`${url}/api/projections/all/rebuild`, { method: 'POST', headers: { cookie } })
  if (answer.status !== 202) throw new Error(`The rebuild was answered with ${answer.status}.`)
}

const projectionsOf = async ({ url, cookie }: Admin): Promise<readonly Projection[]> => {
  for (let unanswered = 0; ; unanswered++) {
    try {
      return (await (await ask(`${url}/api/projections`, { cookie })).json()) as readonly Projection[]
    } catch (error) {
      if (unanswered === MOST_UNANSWERED) throw new Error('Nobody says how far the rebuild is.', { cause: error })
    }
  }
}

const progressOf = async (admin: Admin) => {
  const all = await projectionsOf(admin)
  const found = (of: (projection: Projection) => Progress | null) => all.map(of).find(progress => progress !== null)
  return { building: found(({ building }) => building), ended: found(({ ended }) => ended) }
}

/** Waits until a rebuild is as far as a share of its facts; how far it is then. */
export const untilShare = async (admin: Admin, share: number): Promise<Progress> => {
  for (;;) {
    const { building, ended } = await progressOf(admin)
    if (building && building.done >= share * building.target) return building
    if (ended) throw new Error(`The rebuild ended too early: ${ended.phase}.`)
    await pause(LOOK_EVERY)
  }
}

/** Waits until no rebuild goes on; what became of it. */
export const untilEnded = async (admin: Admin): Promise<Progress | undefined> => {
  for (;;) {
    const { building, ended } = await progressOf(admin)
    if (!building) return ended
    await pause(LOOK_EVERY)
  }
}

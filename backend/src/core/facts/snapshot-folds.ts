import { bracketStream } from '@fullcourt/domain/brackets/state'
import type { Fact } from '@fullcourt/domain/facts/fact'
import type { StreamOf } from '@fullcourt/domain/facts/stream-of'
import { gameStream } from '@fullcourt/domain/games/state'
import { idsStream } from '@fullcourt/domain/ids/state'
import { importStream } from '@fullcourt/domain/imports/state'
import { scheduleStream } from '@fullcourt/domain/schedules/state'
import { seasonStream } from '@fullcourt/domain/entries/state'
import { scenariosStream } from '@fullcourt/domain/scenarios/state'
import type { AnyStream } from './folded-stream'
import { activityStream } from '@fullcourt/domain/users/activity/state'

/** A fold with snapshots. Its version is raised with every change of what it makes of facts (`snapshot-digests.spec.ts`). */
export type SnapshotFold = { readonly stream: AnyStream; readonly name: string; readonly version: number }

const fold = <State, F extends Fact<string, unknown>, Id>(
  stream: StreamOf<State, F, Id>,
  name: string,
  version: number,
): SnapshotFold => ({ stream: stream as unknown as AnyStream, name, version })

/** The folds whose streams grow: facts of all others stay few. */
export const SNAPSHOT_FOLDS: readonly SnapshotFold[] = [
  fold(gameStream, 'game', 11),
  fold(seasonStream, 'season', 6),
  fold(bracketStream, 'brackets', 9),
  fold(scheduleStream, 'schedules', 9),
  fold(importStream, 'import', 4),
  fold(idsStream, 'ids', 2),
  fold(activityStream, 'activity', 1),
  fold(scenariosStream, 'scenarios', 1),
]

/** A fold in one version, as snapshots name it. */
export const versionOf = ({ name, version }: SnapshotFold): string => `${name}.v${version}`

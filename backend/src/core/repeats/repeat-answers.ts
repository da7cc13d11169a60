import { PersonDestroyed, type People } from '../../storage/people/people'
import type { JointlySealed } from '@fullcourt/domain/facts/sealed'
import type { PersonName } from '@fullcourt/domain/people/person-name'
import { openJointly, sealJointly } from '../../storage/people/joint-seal'
import type { Retention, PrivateStore } from '../../storage/private-store/private-store'
import { withoutSecrets } from './secrets'

/** What a call answered. */
export type Answered = { readonly status: number; readonly body: unknown }

type AnswerRecord = { readonly status: number; readonly body: JointlySealed }

const recordOf = (command: string): string => `${command}/answer`

/** All answers can be forgotten at once: one that is missing is made again. */
const GROUP = 'answers'

/**
 * What calls with an Idempotency-Key answered, without passwords, each sealed for its caller and everybody whom it names:
 * it goes with the first of them that is erased.
 */
export class RepeatAnswers {
  constructor(
    private readonly privateStore: PrivateStore,
    private readonly people: People,
  ) {}

  /** Undefined where there was none, or where a person whom it names was erased. */
  async find(command: string): Promise<Answered | undefined> {
    const record = (await this.privateStore.get('idempotency', recordOf(command))) as AnswerRecord | undefined
    const body = record && (await openJointly(this.people, record.body))
    return record && typeof body === 'string' ? { status: record.status, body: JSON.parse(body) as unknown } : undefined
  }

  /** An answer that names somebody who was erased meanwhile is not stored. */
  async keep(
    command: string,
    { status, body }: Answered,
    persons: Iterable<PersonName>,
    { expires }: Required<Pick<Retention, 'expires'>>,
  ): Promise<void> {
    try {
      const sealed = await sealJointly(this.people, persons, JSON.stringify(withoutSecrets(body ?? null)))
      await this.privateStore.put('idempotency', recordOf(command), { status, body: sealed }, { group: GROUP, expires })
    } catch (error) {
      if (!(error instanceof PersonDestroyed)) throw error
    }
  }

  /** Before a person's key is destroyed: what names them is deleted at once. */
  async forgetAll(): Promise<void> {
    await this.privateStore.deleteGroup('idempotency', GROUP)
  }
}

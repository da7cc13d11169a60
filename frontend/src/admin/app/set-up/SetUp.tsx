import { useState } from 'react'
import type { OrganizationDetailAnswer } from '../../../api/schema'
import { useSession } from '../../parts/session/SessionGate'
import { isUnfinishedDraft, skipSetUp, type Answers } from '../../settings/set-up/draft'
import { Page } from '../../parts/page/Page'
import { useSports } from '../../settings/organizations/queries'
import { AskedName } from './AskedName'
import { AskedSeason } from './AskedSeason'
import { AskedTeams } from './AskedTeams'
import { MadeLeague } from './MadeLeague'
import { Making } from './Making'
import { QUESTIONS, Steps } from './Steps'
import styles from './set-up.module.css'
import { useSetUp } from './use-set-up'

type Props = { organization: OrganizationDetailAnswer | undefined; onSkip: () => void }

/** The questions one after another, what is made of them, and the page that it ends on. */
export const SetUp = ({ organization, onSkip }: Props) => {
  const { id: user } = useSession()
  const sports = useSports()
  const setUp = useSetUp(organization)
  const [isCorrecting, setCorrecting] = useState(false)
  const { draft, answer, beginAnew } = setUp
  const { made, answers, step } = draft

  if (made.isWhole && made.organization && made.season !== undefined)
    return (
      <Page title={`${made.organization.name} is on the web`}>
        <MadeLeague organization={made.organization} season={made.season} onAnother={organization ? undefined : beginAnew} />
      </Page>
    )

  /** What stands is not asked about again. */
  const firstOpen = made.season !== undefined ? 2 : made.organization ? 1 : 0
  const make = (all: Answers) => {
    setCorrecting(false)
    void setUp.make(all)
  }
  const correct = () => {
    setCorrecting(true)
    answer({}, firstOpen)
  }
  const skip = () => {
    skipSetUp(user, organization?.id)
    onSkip()
  }

  return (
    <Page title="Set up your league" about="Three questions, and its public page is there.">
      <div className={styles.setUp}>
        <Steps current={isUnfinishedDraft(draft) && !isCorrecting ? QUESTIONS.length : step} />
        {isUnfinishedDraft(draft) && !isCorrecting ? (
          <Making setUp={setUp} onCorrect={correct} />
        ) : (
          <div className={styles.question}>
            <h2>{QUESTIONS[step]?.question}</h2>
            {step === 0 && <AskedName answers={answers} onAnswer={found => answer(found, 1)} onSkip={skip} />}
            {step === 1 && (
              <AskedSeason
                key={sports.status}
                answers={answers}
                sports={sports.data ?? []}
                onAnswer={found => answer(found, 2)}
                onBack={() => (firstOpen < 1 ? answer({}, 0) : setCorrecting(false))}
              />
            )}
            {step === 2 && (
              <AskedTeams
                answers={answers}
                onTyped={({ list, league }) => answer({ list, league })}
                onMake={make}
                onBack={() => (firstOpen < 2 ? answer({}, 1) : setCorrecting(false))}
              />
            )}
          </div>
        )}
      </div>
    </Page>
  )
}

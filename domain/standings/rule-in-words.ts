import type { OrderRule, OrderStep } from './order-rule'

const among = (step: { readonly among: boolean }) => (step.among ? ' among the equal' : '')

/** A step as a list of them names it: `head to head`, `difference among the equal (20 a game at most)`. */
export const stepInWords = (step: OrderStep): string => {
  switch (step.step) {
    case 'percentage':
      return 'share of games won'
    case 'points':
      return `points (win ${step.win}, tie ${step.tie}, loss ${step.loss}, forfeit ${step.forfeit})`
    case 'losses':
      return 'fewer losses'
    case 'wins':
      return 'more wins'
    case 'headToHead':
      return 'head to head'
    case 'difference':
      return `difference${among(step)}${step.cap === null ? '' : ` (${step.cap} a game at most)`}`
    case 'scored':
      return `scored${among(step)}`
    case 'conceded':
      return `conceded${among(step)}`
    case 'forfeits':
      return 'fewest forfeits'
    case 'lot':
      return 'drawn by lot'
  }
}

/** A rule in words; null is that of the specification. */
export const ruleInWords = (rule: OrderRule | null): string => {
  if (rule === null) return 'the standard order'
  const { steps, ranking, restarts } = rule
  const words = steps.map(stepInWords)
  const decide = words.slice(0, ranking).join(', ')
  const list = words.slice(ranking).join(', ')
  return `${decide}${list && `; within a rank ${list}`}${restarts ? '; the equal begin again' : ''}`
}

import { getMetadataStorage } from 'class-validator'

type Storage = Pick<ReturnType<typeof getMetadataStorage>, 'getTargetValidationMetadatas' | 'groupByPropertyName'>
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>
type Target = Parameters<Storage['getTargetValidationMetadatas']>[0]
type ByProperty = ReturnType<Storage['groupByPropertyName']>

const prepared = new WeakSet<Storage>()

/**
 * Lets class-validator look up the rules of a class once, and sort them by properties once: it goes through all classes of the
 * product for each object that it checks.
 * Decorators give a class its rules before an object of it can be checked; a check of chosen groups looks them up each time.
 */
export const keepRulesOfClasses = (storage: Storage = getMetadataStorage()): void => {
  if (prepared.has(storage)) return
  prepared.add(storage)
  const lookUp = storage.getTargetValidationMetadatas.bind(storage)
  const kept = new WeakMap<Target, Rules>()
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length) return lookUp(target, schema, always, strictGroups, groups)
    const rules = kept.get(target) ?? lookUp(target, schema, always, strictGroups, groups)
    kept.set(target, rules)
    return rules
  }
  const group = storage.groupByPropertyName.bind(storage)
  const grouped = new WeakMap<Rules, ByProperty>()
  storage.groupByPropertyName = rules => {
    const byProperty = grouped.get(rules) ?? group(rules)
    grouped.set(rules, byProperty)
    return byProperty
  }
}

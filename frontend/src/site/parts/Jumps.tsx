import styles from './Jumps.module.css'

type Props = {
  /** What is jumped to, for screen readers. */
  label: string
  to: readonly { readonly id: string; readonly name: string }[]
}

/** Links to the parts of a long page, where they are not side by side. */
export const Jumps = ({ label, to }: Props) => (
  <nav aria-label={label} className={`${styles.jumps} screen-only`}>
    <ul>
      {to.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
)

import styles from './Home.module.css';

/** One plate of the drawing: a flat rhombus with a thick edge, `y` units down. */
const plate = (y: number) => `M60 ${y}l52 22-52 22L8 ${y + 22}z`;
const edge = (y: number) => `M8 ${y + 22}v7l52 22 52-22v-7`;

/** A store with extensions laid upon it, layer by layer. Decoration: the words say the same. */
export function Layers() {
  return (
    <svg className={styles.layers} viewBox="0 0 120 118" aria-hidden="true">
      {[62, 42, 22, 2].map((y, index) => (
        <g key={y} className={index === 0 ? styles.base : styles.layer}>
          <path d={edge(y)} />
          <path d={plate(y)} />
        </g>
      ))}
    </svg>
  );
}

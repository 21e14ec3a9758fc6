/** The table with its baulk line, the D and the spot, and a cue laid across. */
export function GateArt() {
  return (
    <svg
      className="h-auto w-80 max-w-[80vw] stroke-cloth-line"
      viewBox="0 0 320 176"
      aria-hidden="true"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
    >
      <rect x="2" y="2" width="316" height="172" rx="20" className="fill-cloth" />
      <rect x="16" y="16" width="288" height="144" rx="10" />
      <path d="M104 16v144M104 50a38 38 0 0 0 0 76" />
      <circle cx="104" cy="88" r="4" className="fill-text-1 stroke-none" />
      <path d="M150 140 282 40" className="stroke-text-3" strokeWidth="4" />
      <path d="M150 140l10-7.6" className="stroke-text-1" strokeWidth="4" />
      <circle cx="236" cy="112" r="10" className="fill-brass stroke-none" />
    </svg>
  );
}

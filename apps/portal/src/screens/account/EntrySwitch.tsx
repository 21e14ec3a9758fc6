interface EntrySwitchProps {
  question: string;
  answer: string;
  onSwitch: () => void;
}

/** From one entry form to the other. */
export function EntrySwitch({ question, answer, onSwitch }: EntrySwitchProps) {
  return (
    <p>
      {question}{' '}
      <button
        type="button"
        onClick={onSwitch}
        className="touch-target rounded-tag font-bold text-felt-text underline-offset-4 hover:underline"
      >
        {answer}
      </button>
    </p>
  );
}

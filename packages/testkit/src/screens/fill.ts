import { fireEvent, screen } from '@testing-library/react';
import { patience } from './patience.ts';

/** What a label may name besides: a dialog, a panel. */
const fields = { selector: 'input, textarea, select' };

/** Types into the fields of a form by their labels; a box is ticked. */
export async function fill(values: Readonly<Record<string, string | true>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = await screen.findByLabelText(new RegExp(label), fields, patience);
    if (value === true) fireEvent.click(field);
    else fireEvent.change(field, { target: { value } });
  }
}

export const PROOF_BYTES = 5 * 1024 * 1024;

/** A picture or document as it is sent: its bytes in base64, and what they are. */
export type Proof = Readonly<{ name: string; type: ProofType; data: string }>;

type ProofType = 'image/png' | 'image/jpeg' | 'application/pdf';
type ProofFault = 'proofEmpty' | 'proofTooLarge' | 'proofKind';

/** The first bytes of the kinds that are taken. */
const kinds: readonly (readonly [ProofType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/**
 * Reads a file that is to prove something. What it is says its content, not its name, as on the server, which has the
 * last word; the check here spares the upload of what would be refused.
 */
export async function readProof(file: File): Promise<Proof | ProofFault> {
  if (file.size === 0) return 'proofEmpty';
  if (file.size > PROOF_BYTES) return 'proofTooLarge';
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kinds.find(([, head]) => head.every((byte, at) => bytes[at] === byte));
  return kind === undefined ? 'proofKind' : { name: file.name, type: kind[0], data: inBase64(bytes) };
}

function inBase64(bytes: Uint8Array): string {
  let binary = '';
  /* In pieces, since a call takes a limited number of arguments. */
  for (let at = 0; at < bytes.length; at += 0x8000) {
    binary += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(binary);
}

import type { Client, Queryable } from '#kit/db.ts';
import type { TemplateRow } from '../TemplateRow.ts';
import { readTerms, termsJson } from '../termsJson.ts';

type RawTemplate = Omit<TemplateRow, 'terms'> & { terms: unknown };

const columns = `t.id, t.name, t.kind, t.terms, t.is_retired as "isRetired", t.created_by as "createdBy",
  t.created_at as "createdAt"`;

const readRow = (row: RawTemplate): TemplateRow => ({ ...row, terms: readTerms(row.terms) });

export async function readTemplates(db: Queryable, brandId: number): Promise<TemplateRow[]> {
  const { rows } = await db.query<RawTemplate>(
    `select ${columns} from contracts_templates t where t.brand_id = $1 order by t.is_retired, t.id desc limit 200`,
    [brandId],
  );
  return rows.map(readRow);
}

export async function readTemplate(
  db: Queryable,
  { brandId, id }: { brandId: number; id: string },
): Promise<TemplateRow | undefined> {
  const { rows } = await db.query<RawTemplate>(
    `select ${columns} from contracts_templates t where t.brand_id = $1 and t.id = $2`,
    [brandId, id],
  );
  return rows[0] && readRow(rows[0]);
}

export async function insertTemplate(
  client: Client,
  template: Pick<TemplateRow, 'name' | 'kind' | 'terms' | 'createdBy'> & { brandId: number },
): Promise<TemplateRow> {
  const { rows } = await client.query<RawTemplate>(
    `insert into contracts_templates as t (brand_id, name, kind, terms, created_by) values ($1, $2, $3, $4::jsonb, $5)
     returning ${columns}`,
    [template.brandId, template.name, template.kind, termsJson(template.terms), template.createdBy],
  );
  const [row] = rows;
  if (!row) throw new Error('No template was written.');
  return readRow(row);
}

/** Closes a template; idempotent. */
export async function retireTemplate(
  client: Client,
  { brandId, id }: { brandId: number; id: string },
): Promise<TemplateRow | undefined> {
  const { rows } = await client.query<RawTemplate>(
    `update contracts_templates t set is_retired = true where t.brand_id = $1 and t.id = $2 returning ${columns}`,
    [brandId, id],
  );
  return rows[0] && readRow(rows[0]);
}

import type { Client, Queryable } from '#kit/db.ts';
import type { ContentRow, Kind } from './ContentRow.ts';

const columns = `id, brand_id as "brandId", kind, position, is_shown as "isShown", starts_at as "startsAt",
  ends_at as "endsAt", body, version, updated_by as "updatedBy", created_at as "createdAt", updated_at as "updatedAt"`;

type Frame = Pick<ContentRow, 'position' | 'isShown'> & { startsAt: string | null; endsAt: string | null };

/** What visitors see now, by the database's clock, in sort order. */
export async function readShown<K extends Kind>(db: Queryable, brandId: number, kind: K): Promise<ContentRow<K>[]> {
  const { rows } = await db.query<ContentRow<K>>(
    `select ${columns} from content_items
      where brand_id = $1 and kind = $2 and is_shown
        and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
      order by position, id`,
    [brandId, kind],
  );
  return rows;
}

/** All items of one kind, for operators. */
export async function readAll(db: Queryable, brandId: number, kind: Kind): Promise<ContentRow[]> {
  const { rows } = await db.query<ContentRow>(
    `select ${columns} from content_items where brand_id = $1 and kind = $2 order by position, id`,
    [brandId, kind],
  );
  return rows;
}

/** Locks one item until the end of the transaction. */
export async function readItem(db: Client, brandId: number, id: string): Promise<ContentRow | undefined> {
  const { rows } = await db.query<ContentRow>(
    `select ${columns} from content_items where brand_id = $1 and id = $2 for no key update`,
    [brandId, id],
  );
  return rows[0];
}

export async function insertItem(
  db: Queryable,
  item: Frame & { brandId: number; kind: Kind; body: object; by: string },
): Promise<ContentRow> {
  const { rows } = await db.query<ContentRow>(
    `insert into content_items (brand_id, kind, position, is_shown, starts_at, ends_at, body, updated_by)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
    [
      item.brandId,
      item.kind,
      item.position,
      item.isShown,
      item.startsAt,
      item.endsAt,
      JSON.stringify(item.body),
      item.by,
    ],
  );
  return rows[0] as ContentRow;
}

/** Replaces an item that the transaction has locked. */
export async function replaceItem(
  db: Queryable,
  item: Frame & { brandId: number; id: bigint; body: object; by: string },
): Promise<ContentRow> {
  const { rows } = await db.query<ContentRow>(
    `update content_items
        set position = $3, is_shown = $4, starts_at = $5, ends_at = $6, body = $7, updated_by = $8,
            version = version + 1, updated_at = now()
      where brand_id = $1 and id = $2 returning ${columns}`,
    [
      item.brandId,
      item.id,
      item.position,
      item.isShown,
      item.startsAt,
      item.endsAt,
      JSON.stringify(item.body),
      item.by,
    ],
  );
  return rows[0] as ContentRow;
}

export async function deleteItem(db: Queryable, brandId: number, id: bigint): Promise<void> {
  await db.query('delete from content_items where brand_id = $1 and id = $2', [brandId, id]);
}

export async function hasContent(db: Queryable, brandId: number): Promise<boolean> {
  const { rows } = await db.query('select from content_items where brand_id = $1 limit 1', [brandId]);
  return rows.length > 0;
}

type StoredImage = { type: string; bytes: Buffer };

/** Inserts a picture, deduplicated by content. True if it is new. */
export async function insertImage(
  db: Queryable,
  image: StoredImage & { brandId: number; hash: string; by: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into content_images (brand_id, hash, type, bytes, uploaded_by) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [image.brandId, image.hash, image.type, image.bytes, image.by],
  );
  return rowCount === 1;
}

export async function readImage(db: Queryable, brandId: number, hash: string): Promise<StoredImage | undefined> {
  const { rows } = await db.query<StoredImage>(
    'select type, bytes from content_images where brand_id = $1 and hash = $2',
    [brandId, hash],
  );
  return rows[0];
}

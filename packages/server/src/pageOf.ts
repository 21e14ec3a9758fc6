/** A page of rows as lists answer it, with what a pager needs; the rows are already those of this page. */
export function pageOf<Row>(
  content: Row[],
  totalRows: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): { content: Row[]; pageNum: number; totalPages: number; totalRows: number } {
  return { content, pageNum, totalPages: Math.ceil(totalRows / pageSize), totalRows };
}

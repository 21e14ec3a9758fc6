/** A page of rows in the form of list responses, with what a pager needs; `rows` are those of this page already. */
export function pageOf<Row>(
  content: Row[],
  totalRows: number,
  { pageNum, pageSize }: { pageNum: number; pageSize: number },
): { content: Row[]; pageNum: number; totalPages: number; totalRows: number } {
  return { content, pageNum, totalPages: Math.ceil(totalRows / pageSize), totalRows };
}

// The drawings that the inventory shows when it has no list, as files: as a part of its script every visitor would load them.
import type { APIRoute, GetStaticPaths } from 'astro';
import { drawSvgFile, noticeDrawings, noticeFiles, type NoticeFile } from '../../../ui/notice-drawings.ts';

export const getStaticPaths = (() =>
  noticeFiles.map((notice) => ({ params: { notice }, props: { notice } }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ notice: NoticeFile }> = ({ props }) =>
  new Response(drawSvgFile(noticeDrawings[props.notice]), { headers: { 'Content-Type': 'image/svg+xml' } });

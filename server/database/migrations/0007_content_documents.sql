-- Nobody could publish anything before this: what may stand here was written by tests of the former shape.
DELETE FROM "content_versions";--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "document" text NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "value" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "restored_from" integer;--> statement-breakpoint
ALTER TABLE "content_versions" ADD COLUMN "changes" jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "content_versions_of" ON "content_versions" USING btree ("document","version");--> statement-breakpoint
ALTER TABLE "content_versions" DROP COLUMN "documents";
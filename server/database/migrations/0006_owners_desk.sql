CREATE TABLE "content_drafts" (
	"document" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"revision" integer NOT NULL,
	"staff_id" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"original_key" text NOT NULL,
	"original_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" jsonb NOT NULL,
	"placeholder" text NOT NULL,
	"focus_x" real NOT NULL,
	"focus_y" real NOT NULL,
	"staff_id" text
);
--> statement-breakpoint
CREATE TABLE "content_schedules" (
	"document" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"staff_id" text
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "package_id" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "content_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_users" ADD COLUMN "role" text DEFAULT 'owner' NOT NULL;--> statement-breakpoint
CREATE INDEX "content_pictures_of" ON "content_pictures" USING btree ("original_key");
CREATE TABLE "design_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"design_id" uuid NOT NULL,
	"marker_hash" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"marks" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "design_marks" ADD CONSTRAINT "design_marks_design_id_designs_id_fk" FOREIGN KEY ("design_id") REFERENCES "public"."designs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "design_marks_by_marker" ON "design_marks" USING btree ("design_id","marker_hash");
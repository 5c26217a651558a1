CREATE TABLE "plan_set_issues" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"version_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"input" jsonb NOT NULL,
	"staff_id" text
);
--> statement-breakpoint
CREATE TABLE "plan_sets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"project_id" uuid NOT NULL,
	"input" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"staff_id" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plan_set_issues" ADD CONSTRAINT "plan_set_issues_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_sets" ADD CONSTRAINT "plan_sets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "plan_set_issues_number" ON "plan_set_issues" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "plan_set_issues_of_version" ON "plan_set_issues" USING btree ("version_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plan_sets_of" ON "plan_sets" USING btree ("project_id");